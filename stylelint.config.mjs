/**
 * Lengths in px that no gap, margin or padding may hold. The steps of C3 are tokens; between them are 12, 20 and 24 px, and
 * below 11 px corrections by eye. What else a design needs is made of those, or has a name.
 */
const OFF_SCALE = /(?<![\d.])(?!(?:[0-35-79]|10|12|20|24)px)\d*\.?\d+px/

/** What a style sheet may not hold: colours, sizes of type and spacing that are no tokens, and what the standard calls a mistake. */
export default {
  extends: ['stylelint-config-standard-scss'],
  plugins: ['stylelint-declaration-strict-value'],
  // Values are named here, and nowhere else.
  ignoreFiles: ['src/styles/_tokens.scss', 'src/styles/_fonts.scss'],
  // The devices wear the colours of their products.
  overrides: [
    {
      files: ['src/features/devices/**/*.scss'],
      rules: { 'scale-unlimited/declaration-strict-value': null, 'declaration-property-value-disallowed-list': null },
    },
  ],
  rules: {
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'font-size'],
      {
        ignoreValues: ['inherit', 'currentcolor', 'transparent', 'none', 'CanvasText', 'Highlight'],
        disableFix: true,
      },
    ],
    // Type in px stays small where a visitor has set a larger size of text; within a function and under a name of its own, too.
    'declaration-property-unit-disallowed-list': { '/^(font-size|font|--(.*-)?(size|type))$/': ['px'] },
    'declaration-property-value-disallowed-list': { '/^(gap|row-gap|column-gap|margin|padding)/': [OFF_SCALE] },
    // CSS Modules and the attributes of SVG that are properties too.
    'property-no-unknown': [true, { ignoreProperties: ['x', 'y', 'composes'], ignoreSelectors: [':export'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'export'] }],
    // Names of classes are those that the scripts read, in camel case.
    'selector-class-pattern': null,
    // Prettier lays out the lines.
    'scss/double-slash-comment-empty-line-before': null,
    'scss/operator-no-newline-after': null,
    'at-rule-empty-line-before': null,
    'declaration-empty-line-before': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'media-feature-range-notation': null,
  },
}
