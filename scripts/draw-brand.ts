import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { EXAMPLE_PRICE } from '#web/features/home/example-price.ts';
import { texts } from '#web/features/home/texts.ts';

// Draws the icons and the picture that previews of links show, from the favicon and from what the start page says:
// `node scripts/draw-brand.ts`. Letters take the machine's sans-serif face, so the PNGs are kept in the repository.

const FOLDER = fileURLToPath(new URL('../src/web/public/', import.meta.url));
const SOCIAL = { width: 1200, height: 630 };

function drawSocial(mark: string): string {
  const { instant, terms } = texts.home;
  const holes = [0, 90, 180, 270].map((angle) => `<circle r="11" cy="-77" transform="rotate(${angle})" fill="#fff"/>`);
  const lines = instant.heading
    .flatMap((line) => line.split(/(?<=price) /))
    .map((line, index) => `<text x="80" y="${318 + index * 78}">${line}</text>`);
  const conditions = terms.split(/(?<=MB\.) /).map((line, index) => `<text x="80" y="${530 + index * 33}">${line}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL.width}" height="${SOCIAL.height}" font-family="DejaVu Sans, sans-serif">
  <rect width="100%" height="100%" fill="#f6f8f8"/>
  <svg x="80" y="84" width="72" height="72" viewBox="0 0 32 32" fill="none">${mark}</svg>
  <text x="176" y="134" font-size="40" font-weight="700" fill="#182023">QuickQuote</text>
  <g font-size="62" font-weight="700" fill="#182023" letter-spacing="-2">${lines.join('')}</g>
  <g font-size="23" fill="#56646a">${conditions.join('')}</g>
  <rect x="660" y="60" width="490" height="510" rx="16" fill="#fff" stroke="#d3dadd" stroke-width="2"/>
  <g transform="translate(820 226)" fill="#ecf7f7" stroke="#182023" stroke-width="3">
    <circle r="110"/><circle r="41" fill="#fff"/>${holes.join('')}
    <path d="M-124 0H124M0-124V124" stroke="#0f666b" stroke-width="1.5" stroke-dasharray="16 4 4 4"/>
    <rect x="190" y="-110" width="33" height="220"/>
  </g>
  <path d="M660 396H1150" stroke="#d3dadd" stroke-width="2"/>
  <text x="700" y="446" font-size="23" font-weight="700" fill="#182023">${texts.example.file}</text>
  <text x="700" y="480" font-size="19" fill="#414d53">${texts.example.choice}</text>
  <text x="700" y="536" font-size="28" font-weight="700" fill="#182023">${texts.example.each}</text>
  <text x="1110" y="536" font-size="28" font-weight="700" fill="#0f666b" text-anchor="end">$${(EXAMPLE_PRICE.eachCents / 100).toFixed(2)}</text>
</svg>`;
}

const favicon = await readFile(`${FOLDER}favicon.svg`, 'utf8');
const mark = favicon.slice(favicon.indexOf('>') + 1, favicon.lastIndexOf('</svg>'));
// Without round corners and a little smaller: phones cut their own.
const touchIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#0f666b"/><g transform="translate(3 3) scale(.8125)" fill="none">${mark}</g></svg>`;

await sharp(Buffer.from(favicon), { density: 432 }).resize(48, 48).png().toFile(`${FOLDER}favicon.png`);
await sharp(Buffer.from(touchIcon), { density: 432 }).resize(180, 180).png().toFile(`${FOLDER}apple-touch-icon.png`);
await sharp(Buffer.from(drawSocial(mark)))
  .png({ palette: true, effort: 10 })
  .toFile(`${FOLDER}social.png`);
console.log(`Drew favicon.png, apple-touch-icon.png and social.png in ${FOLDER}`);
