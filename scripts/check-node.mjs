// Runs before everything else, so it is plain JavaScript that any Node understands.
// npm puts node_modules/.bin first on the path; on Linux a fitting Node lies there as an optional dependency.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    [
      `QuickQuote runs on Node 24.7 or newer; this is ${process.version}.`,
      'On Linux (x64, arm64) `npm ci` brings Node 24 along, unless optional dependencies are switched off:',
      'run `npm ci --include=optional`. Elsewhere, install Node 24 from https://nodejs.org.',
    ].join('\n'),
  );
  process.exit(1);
}
