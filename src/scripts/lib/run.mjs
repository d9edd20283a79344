// @ts-check
import { spawn } from 'node:child_process';

/**
 * @typedef {{ code: number, output: string, seconds: number }} Finished
 * @typedef {{ env?: NodeJS.ProcessEnv, show?: boolean }} Options
 */

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program to its end without standard input; its output is returned, or shown as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<Finished>}
 */
export const run = (command, args, { env, show = false } = {}) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const stdio = show ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', stdio, stdio],
    });
    let output = '';
    const collect = (/** @type {Buffer} */ part) => {
      output += part.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);

    // Ctrl-C reaches the child through the terminal, a bare `kill` only us. The child ends first, then we do.
    let isInterrupted = false;
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      isInterrupted = true;
      if (signal !== 'SIGINT') child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, passOn);
    const letGo = () => {
      for (const signal of SIGNALS) process.off(signal, passOn);
    };

    child.on('error', (error) => {
      letGo();
      reject(error);
    });
    child.on('close', (code) => {
      letGo();
      if (isInterrupted) process.exit(130);
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    });
  });

/** Runs a file by this same Node. @type {(file: string, args: string[], options?: Options) => Promise<Finished>} */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options);
