'use strict';

/* The language of our own messages, from the places a terminal keeps it. */
var environment = process.env;
var name = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';

/** @type {'ko' | 'en'} */
module.exports = /^ko/i.test(name) ? 'ko' : 'en';
