import { harmless } from './harmless';

/** What a file is made of. */
export interface StandaloneParts {
  name: string;
  /** The code, without its types. */
  script: string;
  /** The SDK and the local agent, as one script. */
  runtime: string;
}

/** One HTML file that does what a sample does, with nothing beside it and no network. */
export function writeStandalone({ name, script, runtime }: StandaloneParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<!-- The SDK and an agent that answers by rule, both in this page: nothing leaves it. For an agent
     of your own, put an import map with your product-sdk and ./getToken in place of this script. -->
<script>${harmless(runtime)}</script>
</head>
<body>
<pre id="lines"></pre>
<script type="module">
${harmless(script.trimEnd())}
</script>
</body>
</html>
`;
}
