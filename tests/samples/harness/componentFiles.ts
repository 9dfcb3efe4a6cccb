import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { localizeSample, type Strings } from 'runnable-samples';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';

/** Compiles a component as its framework's plugins do, and mounts the export. */
const frameworks = {
  vue: {
    compile(source: string, filename: string) {
      const { descriptor, errors } = parse(source, { filename });
      if (errors[0]) throw errors[0];
      return compileScript(descriptor, { id: filename, inlineTemplate: true }).content;
    },
    mount: "import { createApp } from 'vue'; createApp(Component).mount(root);",
  },
  svelte: {
    compile(source: string, filename: string) {
      const { js, warnings } = compile(source, { filename });
      if (warnings[0]) throw new Error(warnings[0].message);
      return js.code;
    },
    mount: "import { mount } from 'svelte'; mount(Component, { target: root });",
  },
};

const frameworkOf = (file: string) =>
  frameworks[path.extname(file).slice(1) as keyof typeof frameworks] as
    (typeof frameworks)[keyof typeof frameworks] | undefined;

/** The module that mounts a Vue or Svelte component; undefined for other files. */
export function mountingModule(file: string): string | undefined {
  const framework = frameworkOf(file);
  return (
    framework &&
    `import Component from ${JSON.stringify(file)};
     const root = document.body.appendChild(document.createElement('div'));
     ${framework.mount}`
  );
}

/**
 * Adds support for Vue and Svelte components to a bundle, with their strings in another language.
 */
export function componentFiles(strings: Strings): Plugin {
  return {
    name: 'component-files',
    setup({ onLoad }) {
      onLoad({ filter: /\.(?:vue|svelte)$/ }, ({ path: file }) => {
        const source = localizeSample(readFileSync(file, 'utf8'), strings);
        return { contents: frameworkOf(file)?.compile(source, file), loader: 'ts' };
      });
    },
  };
}
