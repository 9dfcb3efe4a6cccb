import type { Kind, Visit, Weight } from './weighPage';

const kinds: readonly { kind: Kind; name: string; hue: string }[] = [
  { kind: 'page', name: 'HTML with its styles', hue: '#0a7f7c' },
  { kind: 'style', name: 'CSS', hue: '#7d5fd3' },
  { kind: 'script', name: 'JavaScript', hue: '#c9820a' },
  { kind: 'other', name: 'everything else', hue: '#7f8a96' },
];

const left = 220;
const width = 460;
const rowHeight = 26;
const top = 44;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function drawBar(label: string, weight: Weight, row: number, scale: number): string {
  const y = top + row * rowHeight;
  let x = left;
  const parts = kinds.map(({ kind, hue }) => {
    const length = weight[kind] * scale;
    const part = `<rect x="${x.toFixed(1)}" y="${y}" width="${length.toFixed(1)}" height="16" fill="${hue}"/>`;
    x += length;
    return part;
  });
  const total = kinds.reduce((sum, { kind }) => sum + weight[kind], 0);
  return `<text x="${left - 10}" y="${y + 12.5}" text-anchor="end">${label}</text>${parts.join('')}<text x="${(x + 8).toFixed(1)}" y="${y + 12.5}">${kilobytes(total)}</text>`;
}

function drawLegend(): string {
  let x = left;
  return kinds
    .map(({ name, hue }) => {
      const entry = `<rect x="${x}" y="14" width="10" height="10" fill="${hue}"/><text x="${x + 15}" y="23">${name}</text>`;
      x += 36 + name.length * 7;
      return entry;
    })
    .join('');
}

/** A chart of what pages weigh before and after they are touched, readable on light and on dark. */
export function drawWeights(visits: Record<string, Visit>): string {
  const rows = Object.entries(visits).flatMap(([path, { untouched, started }]) => [
    { label: `${path} untouched`, weight: untouched },
    { label: 'once it is used', weight: started },
  ]);
  const widest = Math.max(...rows.map(({ weight }) => weight.everything));
  const bars = rows.map(({ label, weight }, row) => drawBar(label, weight, row, width / widest));
  const height = top + rows.length * rowHeight + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${height}" role="img" aria-label="Bytes of a page before and after it is used" font-family="system-ui, sans-serif" font-size="12.5">
<style>text { fill: #1f262d } @media (prefers-color-scheme: dark) { text { fill: #dfe4e9 } }</style>
${[drawLegend(), ...bars].join('\n')}
</svg>
`;
}
