const words = 'a|b|br|code|div|em|i|kbd|mark|p|s|span|strong|sub|sup|u|wbr';
const shapes = 'svg|g|path|rect|circle|ellipse';
const tags = `${words}|${shapes}`;
const attributes =
  'class|dir|hidden|id|lang|role|width|height|tabindex|target|title|translate|rel|viewBox|transform|d|[cr]?[xyr]|fill|stroke';
const tag = [
  `</(?:${tags})>`,
  `<(?:${tags})(?: (?:${attributes}|(?:data|aria|stroke)-[\\w-]+)(?:=(?:"[^"<>]*"|[\\w-]+))?| href="(?:[/#]|https://)[^"<>]*")* ?/?>`,
].join('|');
// Text between tags is matched outside the group: one way to read it, so no input takes long.
const inert = new RegExp(`^[^<]*(?:(?:${tag})[^<]*)*$`);

/** Whether markup can do nothing but be read: text, its formatting, plain links and shapes. */
export function isInert(html: string): boolean {
  return inert.test(html);
}
