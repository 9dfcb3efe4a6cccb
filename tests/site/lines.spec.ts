import { basename } from 'node:path';
import { pageUses } from '../samples/harness/pageUses';
import { countLines } from './countLines';
import { expect, test } from './test';

const phoneWidths = [340, 360, 375, 390, 412];

// Line breaks on a phone.
test.use({ viewport: { width: 390, height: 844 } });

test('inline code with hyphens does not wrap on a phone', async ({ page }) => {
  await page.goto('docs/environment-setup/');
  const names = page.locator('main code').filter({ hasText: /^(?=.*-).{1,24}$/ });
  await expect(names).not.toHaveCount(0);
  const wrapped = await names.evaluateAll((found) =>
    found.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent),
  );
  expect(wrapped).toEqual([]);
});

test('a command-line option does not wrap on the narrowest phone, in a table either', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('docs/environment-setup/');
  const options = page.locator('main :is(p, li, td) > code', { hasText: /^--/ });
  await expect(options).not.toHaveCount(0);
  const wrapped = await options.evaluateAll((found) =>
    found.filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getClientRects().length > 1;
    }),
  );
  expect(wrapped).toHaveLength(0);
});

test('a signature beside its sample breaks only before parameters', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  for (const name of ['connect', 'send-text', 'send-tts', 'start-recording', 'stop-recording']) {
    await page.goto(`docs/api/${name}/`);
    const signature = page.locator('.beside > pre').first();
    const [written = 0, shown] = await signature.evaluate((element) => {
      const lineHeight = parseFloat(getComputedStyle(element).lineHeight);
      const { height } = element.querySelector('code')?.getBoundingClientRect() ?? { height: 0 };
      return [element.textContent.split('\n').length, Math.round(height / lineHeight)];
    });
    expect(shown, name).toBe(written);
  }
});

for (const path of ['docs/troubleshooting/', 'en/docs/troubleshooting/']) {
  test(`a first column of short names is as narrow as its longest name on a phone: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const cells = page.locator('main table').first().locator('tr > :first-child');
    const spare = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const boxes = [...range.getClientRects()];
        const { right } = cell.getBoundingClientRect();
        return boxes.length > 1
          ? 'wrapped'
          : right - (boxes[0]?.right ?? 0) - parseFloat(getComputedStyle(cell).paddingRight);
      }),
    );
    expect(spare).not.toContain('wrapped');
    expect(Math.min(...spare.map(Number))).toBeLessThan(1);
  });
}

test('a long name that fits on a line does not wrap on a phone', async ({ page }) => {
  await page.goto('docs/webview-integration/');
  const list = page.locator('main ol').first();
  for (const width of phoneWidths.slice(1)) {
    await page.setViewportSize({ width, height: 844 });
    expect(await countLines(list, /NSMicrophoneUsageDescription/)).toBe(1);
  }
});

test('a short hyphenated word (Wi-Fi) does not wrap on a phone', async ({ page }) => {
  await page.goto('docs/environment-setup/');
  const list = page.locator('#secure-context ~ ul').first();
  for (let width = 340; width < 412; width += 4) {
    await page.setViewportSize({ width, height: 844 });
    expect(await countLines(list, /Wi-\u2060?Fi/), `${width} px`).toBe(1);
  }
});

test('inline code of a property and its value does not wrap on a phone', async ({ page }) => {
  await page.goto('docs/usage/html-js/');
  const property = page.locator('main code', { hasText: /^user-select: none$/ });
  expect(await property.evaluate((code) => code.getClientRects().length)).toBe(1);
});

test('a command wraps before a URL or after a slash, never at a hyphen, and is copied unchanged', async ({
  page,
}) => {
  await page.goto('docs/usage/html-js/');
  const download = page.locator('[data-sample="usage/html-js/download.sh"] code');
  expect(await countLines(download, /https?:\/\/[^/]+\//)).toBe(1);
  for (const width of phoneWidths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await countLines(download, /(?<=:\/\/)[^/]+/)).toBe(1);
    expect(await countLines(download, /product-sdk\.worklet\.js/)).toBe(1);
    expect(await download.evaluate((code) => code.scrollWidth > code.clientWidth)).toBe(false);
  }
  expect(
    await download.evaluate((code) => {
      getSelection()?.selectAllChildren(code);
      return String(getSelection());
    }),
  ).toMatch(/^curl -O http\S+\/product-sdk\.js\ncurl -O http\S+\.worklet\.js$/);
  await page.goto('docs/environment-setup/');
  const copy = page.locator('[data-sample="environment-setup/worklet.sh"] code');
  for (const width of phoneWidths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await countLines(copy, /product-sdk(?=\/)/)).toBe(1);
    expect(await countLines(copy, /product-sdk\.worklet\.js/)).toBe(1);
  }
});

const named = pageUses().map(({ page, uses }) => ({
  page,
  longest: Math.max(0, ...uses.map(({ name }) => basename(name).length)),
}));
const longest = Math.max(...named.map((page) => page.longest));
for (const { page: file } of named.filter((page) => page.longest === longest)) {
  const path = `docs/${file.replace(/\.mdx$/, '/')}`;
  test(`${path} shows the whole file names of its samples on the narrowest phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(path);
    const names = page.locator('[data-sample] > :first-child > :first-child', {
      hasText: /\.\w+$/,
    });
    await expect(names).not.toHaveCount(0);
    const cut = await names.evaluateAll((found) =>
      found.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
    expect(cut).toEqual([]);
  });
}

test('a range of numbers does not wrap', async ({ page }) => {
  await page.goto('en/docs/api/connect/');
  for (let width = 320; width <= 430; width += 10) {
    await page.setViewportSize({ width, height: 844 });
    expect(await countLines(page.locator('main'), /1–\W?4,096/)).toBe(1);
  }
});

test('no line starts with the dot between two names', async ({ page }) => {
  await page.goto('en/docs/troubleshooting/');
  const names = page.locator('main dd > span + span');
  await expect(names).not.toHaveCount(0);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const begun = await names.evaluateAll((all) =>
      all.filter(({ firstChild, parentElement }) => {
        const dot = document.createRange();
        dot.selectNode(firstChild as Text);
        const { left } = parentElement?.getBoundingClientRect() ?? {};
        return [...dot.getClientRects()].some((box) => box.width > 0 && box.left === left);
      }),
    );
    expect(begun).toHaveLength(0);
  }
});

test('a name longer than a line wraps between its words and is copied unchanged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('docs/webview-integration/');
  const name = page.locator('main code', { hasText: 'setWebContentsDebuggingEnabled' });
  const { lines, parts, copied } = await name.evaluate((element) => {
    const range = document.createRange();
    const rects = [...element.childNodes].map((node) => {
      range.selectNodeContents(node);
      return node.nodeName === 'WBR' ? 1 : range.getClientRects().length;
    });
    getSelection()?.selectAllChildren(element);
    return { lines: element.getClientRects().length, parts: rects, copied: String(getSelection()) };
  });
  expect(lines).toBeGreaterThan(1);
  expect(new Set(parts)).toEqual(new Set([1]));
  expect(copied).toBe('WebView.setWebContentsDebuggingEnabled(true)');
});

test('a quantity in a table of limits does not wrap on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('en/docs/api/actions/');
  const values = page.getByRole('cell', { name: /^[\d,]+\scharacters$/ });
  await expect(values).not.toHaveCount(0);
  for (const value of await values.all()) expect(await countLines(value, /[\d,]+\s\w+/)).toBe(1);
});
