// Imported before all else: Gatsby's router copies the address once it is loaded, earlier than Gatsby's hooks run.
import { cleanHashes } from './clean-hash'

cleanHashes()
