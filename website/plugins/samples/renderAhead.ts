import { highlightModule } from '../live-frame/highlightModule';
import { listModules } from '../live-frame/listPrograms';
import { loadReference } from '../sdk-reference/loadReference';
import { highlightDeclaration } from '../sdk-reference/text/highlightDeclaration';
import { readSample } from './findSample';
import { highlight } from './highlight';
import { listShownCode } from './listShownCode';
import { placeholderValues } from './placeholderValues';
import { samplesFolder } from './places';
import { renderSample } from './renderSample';

/** What cannot be shown is told by the build of the page, with its place. */
async function tryEach<Item>(
  items: Iterable<Item>,
  render: (item: Item) => unknown,
): Promise<void> {
  for (const item of items) {
    try {
      await render(item);
    } catch {
      continue;
    }
  }
}

/**
 * Highlights all code that readers are shown and keeps it for the builds of the languages, which would
 * each do it for themselves. Once `reference` resolves, what the SDK declares can be read.
 */
export async function renderAhead(siteFolder: string, reference: Promise<void>): Promise<void> {
  const { samples, signatures } = listShownCode(siteFolder);
  const values = placeholderValues();
  await tryEach(samples.values(), ({ name, region, lines }) =>
    renderSample(name, readSample(samplesFolder, name), { region, lines }, values),
  );
  await tryEach(Object.values(listModules()), highlightModule);
  await reference;
  await tryEach(signatures, (name) => highlightDeclaration(name, loadReference(), highlight));
}
