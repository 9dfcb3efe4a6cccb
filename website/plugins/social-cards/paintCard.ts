import { cardSize, firstWordRow, type Card } from './drawCard';
import { compressBeginning, encodePng, type CompressedRows } from './encodePng';
import { prepareGround, type Ground } from './Ground';
import { inkRows } from './inkRows';

interface Paper {
  ground: Ground;
  /** The rows above all words, the same for every card. */
  beginning: CompressedRows;
}

const start = firstWordRow * (cardSize.width + 1);
const papers = new Map<string, Promise<Paper>>();

async function preparePaper(drawing: string): Promise<Paper> {
  const ground = await prepareGround(drawing);
  return { ground, beginning: compressBeginning(ground.rows.subarray(0, start)) };
}

/** Paints a card as a PNG: what all pages have once, each glyph once, and the rows that differ. */
export async function paintCard({ ground: drawing, lines }: Card): Promise<Buffer> {
  const paper = papers.get(drawing) ?? preparePaper(drawing);
  papers.set(drawing, paper);
  const { ground, beginning } = await paper;
  const rows = Buffer.from(ground.rows);
  await inkRows(rows, lines, ground.shades);
  return encodePng(cardSize, ground.palette, beginning, rows.subarray(start));
}
