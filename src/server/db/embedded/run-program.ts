import { spawn, type SpawnOptions } from 'node:child_process';

export class ProgramError extends Error {
  override name = 'ProgramError';
  constructor(
    program: string,
    readonly output: string,
  ) {
    super(`${program} failed: ${output.trim()}`);
  }
}

type Options = Pick<SpawnOptions, 'uid' | 'gid'> & {
  /** On Windows a program that starts a daemon hands it our pipe, which then never ends. */
  mute?: boolean;
};

export const runProgram = (program: string, args: string[], options: Options = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const { mute = false, ...ids } = options;
    const child = spawn(program, args, {
      ...ids,
      stdio: ['ignore', 'ignore', mute ? 'ignore' : 'pipe'],
    });
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => reject(new ProgramError(program, error.message)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new ProgramError(program, output));
    });
  });
