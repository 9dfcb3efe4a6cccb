import { loadReference } from '../loadReference';
import { listSourceTexts } from './listSourceTexts';
import { readDescriptions } from './readDescriptions';
import { updateDescriptions } from './updateDescriptions';

const { added, stale, unused } = updateDescriptions(
  listSourceTexts(loadReference()),
  readDescriptions(),
);

const report = (title: string, keys: string[]) => {
  if (keys.length > 0) console.log(`${title}\n${keys.map((key) => `  ${key}`).join('\n')}`);
};

report('Added; write the Korean:', added);
report('The English has changed; put the new text in "en" and read the Korean again:', stale);
report('No longer in the SDK; remove:', unused);
if (added.length + stale.length + unused.length === 0) console.log('Every description is current.');
