import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// Draws the icons and the picture that previews of links show, from the favicon and from what stands here:
// `node scripts/draw-brand.ts`. Letters take the machine's sans-serif face, so the PNGs are kept in the repository.

const FOLDER = fileURLToPath(new URL('../src/web/public/', import.meta.url));
const SOCIAL = { width: 1200, height: 630 };

const RECEIPT = [
  ['Preparation and setup', '$0.50'],
  ['Material', '$0.94'],
  ['Machine time', '$4.50'],
  ['Supports, inspection, overhead', '$2.24'],
  ['Margin, quantity discount', '$3.39'],
] as const;

function drawSocial(mark: string): string {
  const lines = RECEIPT.map(([label, price], index) => {
    const y = 386 + index * 29;
    return `<text x="700" y="${y}">${label}</text><text x="1110" y="${y}" text-anchor="end">${price}</text>`;
  });
  const holes = [0, 90, 180, 270].map((angle) => `<circle r="11" cy="-77" transform="rotate(${angle})" fill="#fff"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL.width}" height="${SOCIAL.height}" font-family="DejaVu Sans, sans-serif">
  <rect width="100%" height="100%" fill="#f6f8f8"/>
  <svg x="80" y="84" width="72" height="72" viewBox="0 0 32 32" fill="none">${mark}</svg>
  <text x="176" y="134" font-size="40" font-weight="700" fill="#182023">QuickQuote</text>
  <g font-size="62" font-weight="700" fill="#182023" letter-spacing="-2">
    <text x="80" y="318">Upload a part.</text><text x="80" y="396">See its price,</text><text x="80" y="474">and why.</text>
  </g>
  <text x="80" y="546" font-size="27" fill="#56646a">STEP, IGES, STL · exact · explained</text>
  <rect x="660" y="60" width="490" height="510" rx="16" fill="#fff" stroke="#d3dadd" stroke-width="2"/>
  <g transform="translate(820 200)" fill="#ecf7f7" stroke="#182023" stroke-width="3">
    <circle r="110"/><circle r="41" fill="#fff"/>${holes.join('')}
    <path d="M-124 0H124M0-124V124" stroke="#0f666b" stroke-width="1.5" stroke-dasharray="16 4 4 4"/>
    <rect x="190" y="-110" width="33" height="220"/>
  </g>
  <path d="M660 344H1150" stroke="#d3dadd" stroke-width="2"/>
  <g font-size="21" fill="#414d53">${lines.join('')}</g>
  <text x="700" y="546" font-size="26" font-weight="700" fill="#182023">Price each</text>
  <text x="1110" y="546" font-size="26" font-weight="700" fill="#0f666b" text-anchor="end">$11.57</text>
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
