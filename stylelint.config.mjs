/**
 * Lengths in px that gaps, margins and paddings may not use. The steps of C3 are tokens; 12, 20 and 24 px lie between
 * them, and lengths below 11 px are optical corrections. Anything else is made of those, or has a name.
 */
const OFF_SCALE = /(?<![\d.])(?!(?:[0-35-79]|10|12|20|24)px)\d*\.?\d+px/

/** Forbids colours, font sizes and spacing that are not tokens, and what the standard config reports. */
export default {
  extends: ['stylelint-config-standard-scss'],
  plugins: ['stylelint-declaration-strict-value'],
  // Values are defined here, and nowhere else.
  ignoreFiles: ['src/styles/_tokens.scss', 'src/styles/_fonts.scss'],
  // The devices use the colours of their products.
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
    // Type in px ignores the visitor's text size, also within functions and custom properties.
    'declaration-property-unit-disallowed-list': { '/^(font-size|font|--(.*-)?(size|type))$/': ['px'] },
    'declaration-property-value-disallowed-list': { '/^(gap|row-gap|column-gap|margin|padding)/': [OFF_SCALE] },
    // CSS Modules, and SVG attributes that are also properties.
    'property-no-unknown': [true, { ignoreProperties: ['x', 'y', 'composes'], ignoreSelectors: [':export'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'export'] }],
    // Class names are camelCase, as the scripts read them.
    'selector-class-pattern': null,
    // Left to oxfmt.
    'scss/double-slash-comment-empty-line-before': null,
    'scss/operator-no-newline-after': null,
    'at-rule-empty-line-before': null,
    'declaration-empty-line-before': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'media-feature-range-notation': null,
  },
}
