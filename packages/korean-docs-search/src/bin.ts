#!/usr/bin/env node
import { runCommand } from './cli';

process.exitCode = await runCommand(process.argv.slice(2));
