'use strict';

const { spawnSync } = require('node:child_process');
const { join } = require('node:path');
const isInstalled = require('./isInstalled.cjs');
const language = require('./language.cjs');
const npmCommand = require('./npmCommand.cjs');

const root = join(__dirname, '../..');

const messages = {
  ko: {
    installing: '의존성을 설치합니다(npm ci). 처음에는 1~2분이 걸립니다.',
    failed: '의존성을 설치하지 못했습니다. 위의 npm 메시지를 확인하세요.',
  },
  en: {
    installing: 'Installing the dependencies (npm ci). The first time takes a minute or two.',
    failed: 'The dependencies could not be installed. See what npm says above.',
  },
};

/** Installs what the lockfile lists, when it is not there yet. */
module.exports = function install() {
  if (isInstalled(root)) return;
  console.log(messages[language].installing);
  const { command, prefix } = npmCommand();
  // No dependency needs a script of its own to be installed, and our packages are built later.
  const options = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { status } = spawnSync(command, [...prefix, ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && prefix.length === 0,
  });
  if (status === 0) return;
  console.error(messages[language].failed);
  process.exit(1);
};
