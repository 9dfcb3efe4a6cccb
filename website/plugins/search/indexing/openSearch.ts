const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
}

/** Describes the site's search to browsers, which can then search it from their address bar. */
export function openSearch(title: string, home: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape([...title].slice(0, 16).join(''))}</ShortName>
  <Description>${escape(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${escape(home)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
