/** What a style sheet may not hold: colours and sizes of type that are no tokens, and what the standard calls a mistake. */
export default {
  extends: ['stylelint-config-standard-scss'],
  plugins: ['stylelint-declaration-strict-value'],
  // Values are named here, and nowhere else.
  ignoreFiles: ['src/styles/_tokens.scss', 'src/styles/_fonts.scss'],
  // The devices wear the colours of their products.
  overrides: [
    { files: ['src/features/devices/**/*.scss'], rules: { 'scale-unlimited/declaration-strict-value': null } },
  ],
  rules: {
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'font-size'],
      {
        ignoreValues: ['inherit', 'currentcolor', 'transparent', 'none', 'CanvasText', 'Highlight'],
        disableFix: true,
      },
    ],
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
