import './src/styles/global.scss'

export { wrapPageElement, wrapRootElement } from './src/layouts/wrappers'
