/**
 * The page around the app, in the syntax of Docusaurus's `ssrTemplate`. Differs from upstream's in
 * that no script of the app is run: the starter knows the addresses, and when they are wanted. And in
 * that nothing of the theme stands before the app: its script is in ours, its icon where it is shown.
 * That script is put in when all pages are there, and so are the rules of what is drawn ahead, which
 * differ.
 */
export function pageTemplate(): string {
  const template = `<!doctype html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((attribute) => { %>
      <%~ attribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script data-app="<%= it.scripts.concat(it.stylesheets).map((file) => it.baseUrl + file).join(' ') %>"></script>
    <script type="speculationrules"></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
  return template.replace(/\n\s*/g, '');
}
