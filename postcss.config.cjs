/** `@mixin visually-hidden`: for what only some screens have room for, and is read out aloud on the others too. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};

module.exports = { plugins: { 'postcss-preset-mantine': { mixins: { 'visually-hidden': visuallyHidden } } } };
