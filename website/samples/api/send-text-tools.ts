import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
  tools: {
    openCart: {
      description: 'Opens the cart.',
      async run(_, { signal }) {
        if (!(await allows('Open the cart?', signal))) return 'declined';
        location.hash = 'cart';
        return 'opened';
      },
    },
    setQuantity: {
      description: 'Fills in the quantity.',
      parameters: {
        type: 'object',
        properties: { quantity: { type: 'integer', minimum: 1 } },
        required: ['quantity'],
      },
      run({ quantity }) {
        if (!Number.isInteger(quantity)) return 'not a number';
        field.value = String(quantity);
        return 'filled in';
      },
    },
  },
});
const field = document.createElement('input');
document.body.append(field);

function allows(question: string, signal: AbortSignal) {
  return new Promise<boolean>((resolve) => {
    const box = document.createElement('p');
    const answers = ['Yes', 'No'].map((label, index) => {
      const button = document.createElement('button');
      button.textContent = label;
      button.onclick = () => {
        box.remove();
        resolve(index === 0);
      };
      return button;
    });
    signal.addEventListener('abort', () => box.remove());
    box.append(question, ...answers);
    document.body.append(box);
  });
}

await agent.actions.connect();
console.log(await agent.actions.sendText('Fill in the quantity: 3'));
console.log(await agent.actions.sendText('Open the cart'));
console.log(field.value, location.hash);
await agent.actions.disconnect();
