import { buildContract } from '../contract/buildContract';
import { compareContracts, describeChange } from '../contract/compareContracts';
import { readContract, writeContract } from '../contract/contractFile';
import { loadReference } from '../loadReference';
import { listSourceTexts } from './listSourceTexts';
import { readDescriptions } from './readDescriptions';
import { updateDescriptions } from './updateDescriptions';

const reference = loadReference();
const contract = buildContract(reference);
const changes = compareContracts(readContract(), contract);
const { added, stale, unused } = updateDescriptions(listSourceTexts(reference), readDescriptions());
writeContract(contract);

const report = (title: string, lines: string[]) => {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

report('The contract has changed; read what pages say of it:', changes.map(describeChange));
report('Added; write the Korean:', added);
report('The English has changed; put the new text in "en" and read the Korean again:', stale);
report('No longer in the SDK; remove:', unused);
if (changes.length + added.length + stale.length + unused.length === 0) {
  console.log('The reference is current.');
}
