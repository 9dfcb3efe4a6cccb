import { describe, it } from 'vitest';
import { describeBelow, describeHost } from './describeHost';
import { findProgram, startCaddy, startNginx } from './engines';

for (const [name, start] of Object.entries({ caddy: startCaddy, nginx: startNginx })) {
  const program = findProgram(name);
  if (program) {
    const serve = (folder: string, baseUrl: string) => start(program, folder, baseUrl);
    describeHost(name, serve);
    describeBelow(name, serve);
  } else {
    describe(name, () => {
      it(`is not installed, so the configuration rendered for ${name} was not tested`, () => {});
    });
  }
}
