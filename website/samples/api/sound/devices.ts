import { AgentError } from 'product-sdk';
import { createOutput, listDevices } from 'product-sdk/audio';

const output = createOutput();
const select = document.createElement('select');
select.ariaLabel = 'Sound output';
document.body.append(select);

async function showOutputs() {
  const { allowed, outputs } = await listDevices();
  select.replaceChildren(new Option('System default', ''));
  for (const { deviceId, label } of outputs)
    select.append(new Option(label, deviceId));
  select.value = output.deviceId;
  console.log(allowed ? outputs.length > 0 : 'no names yet');
}

select.onchange = async () => {
  try {
    await output.setDevice(select.value);
    console.log('chosen');
  } catch (error) {
    if (!AgentError.isInstance(error)) throw error;
    console.log(error.code);
    await showOutputs();
  }
};

navigator.mediaDevices?.addEventListener('devicechange', showOutputs);
await showOutputs();
