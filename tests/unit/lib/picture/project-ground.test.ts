import { describe, expect, it } from 'vitest'
import { projectGround } from '../../../../src/lib/picture/project-ground'

describe('projectGround', () => {
  it.each([
    ['a deep colour loses an eighth', '#a8442c', '12%'],
    ['so does a bright one', '#e9b44c', '12%'],
    ['a pale one, which would glare, loses twice as much', '#e9d9c2', '24%'],
    ['and one between them as much as it is pale', '#6e8a7a', '17%'],
  ])('in the dark theme %s', (_, ground, dim) => {
    expect(projectGround(ground)).toEqual({ '--screen': ground, '--dim': dim })
  })

  it('stays light enough for dark words on it', () => {
    expect(projectGround('#8fa795', '#11202f')).toEqual({ '--screen': '#8fa795', '--dim': '17%' })
  })
})
