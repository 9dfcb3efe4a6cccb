'use strict';

const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { language } = require('./node.cjs');

/**
 * How to run npm: the one that started this process, else the one on the path.
 *
 * @returns {{ command: string, prefix: string[] }}
 */
function npmCommand() {
  const script = process.env.npm_execpath;
  return script && /\.c?js$/.test(script)
    ? { command: process.execPath, prefix: [script] }
    : { command: 'npm', prefix: [] };
}

/** @param {string} path @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }>} */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/**
 * Whether node_modules contains what the lockfile lists. npm writes its own record last, so an
 * interrupted install has none.
 *
 * @param {string} root
 */
function isInstalled(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    const found = installed[path];
    // Packages for other platforms are listed but not installed.
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.peer);
  });
}

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

/** Installs the dependencies if they are missing. */
function install() {
  const root = join(__dirname, '../..');
  if (isInstalled(root)) return;
  console.log(messages[language].installing);
  const { command, prefix } = npmCommand();
  // No dependency needs an install script, and the workspace packages are built later.
  const options = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { status } = spawnSync(command, [...prefix, ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && prefix.length === 0,
  });
  if (status === 0) return;
  console.error(messages[language].failed);
  process.exit(1);
}

module.exports = { npmCommand, isInstalled, install };
