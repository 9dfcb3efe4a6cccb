'use strict';

var needed = require('../../package.json').engines.node.replace('>=', '');

var messages = {
  ko: 'Node.js FOUND 버전은 너무 오래되었습니다. NEEDED 이상을 설치하세요: https://nodejs.org',
  en: 'Node.js FOUND is too old. Install NEEDED or newer: https://nodejs.org',
};

/**
 * Returns a message when a version of Node is too old for this repository.
 *
 * @param {string} version such as `20.19.0`
 * @param {'ko' | 'en'} language
 * @returns {string | undefined}
 */
exports.describeOldNode = function describeOldNode(version, language) {
  var found = version.split('.').map(Number);
  var wanted = needed.split('.').map(Number);
  for (var index = 0; index < wanted.length; index += 1) {
    var difference = Number(found[index]) - Number(wanted[index]);
    if (difference > 0) return undefined;
    if (difference < 0) {
      return messages[language].replace('FOUND', version).replace('NEEDED', needed);
    }
  }
  return undefined;
};

/* The language of messages, from the terminal's environment. */
var environment = process.env;
var name = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';

/** @type {'ko' | 'en'} */
exports.language = /^ko/i.test(name) ? 'ko' : 'en';
