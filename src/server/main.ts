import { fileURLToPath } from 'node:url';
import { demoPeople } from './demo/demo-people';
import { readEnv, type Env } from './env';
import { createLog } from './log';
import { StartError } from './start-error';
import { startServer } from './start-server';

const started = performance.now();

const fail = (sentences: readonly string[]): never => {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
};

const peopleTable = () => {
  const width = Math.max(...demoPeople.map(({ email }) => email.length));
  return demoPeople.map(({ email, role }) => `    ${email.padEnd(width)}  ${role.en}`).join('\n');
};

const whoSignsIn = ({ demo, identity, firstAdmin }: Env): string => {
  if (demo)
    return identity.mode === 'local'
      ? `\n  Sign in as one of the demo people (no password):\n\n${peopleTable()}\n`
      : '';
  return firstAdmin === undefined ? '' : `\n  The first admin signs in as ${firstAdmin}.\n`;
};

const welcome = (env: Env) => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `  Ready in ${seconds} s

  Open  ${env.publicOrigin}
${whoSignsIn(env)}`;
};

const main = async () => {
  const result = readEnv(process.env);
  if (!result.ok) return fail(result.problems);
  const { env } = result;
  const starting = startServer(env, {
    log: createLog(env.logLevel),
    staticRoot: fileURLToPath(new URL('../app', import.meta.url)),
    optimiserFile: new URL('optimiser.js', import.meta.url),
    version: import.meta.env.VITE_APP_VERSION,
    onStep: (sentence) => console.log(`  ${sentence}…`),
    onWarning: (sentence) => console.warn(`  ${sentence}`),
  });

  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(130);
    stopping = true;
    // Also while it starts: a database that has been started is stopped.
    starting
      .then(({ stop }) => stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);

  const { demo } = await starting;
  if (!stopping) console.log(welcome({ ...env, demo }));
};

main().catch((error: unknown) => {
  if (error instanceof StartError) fail([error.message]);
  console.error(error);
  process.exit(1);
});
