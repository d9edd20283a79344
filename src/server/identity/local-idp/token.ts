import { demoPeople } from '../../demo/demo-people';
import { readEnv } from '../../env';
import { readSigningKey } from './signing-key';
import { readServedAt } from './served-at';
import { signAccessToken, signIdToken } from './tokens';

/** Prints a token pair for trying the API with curl. Anybody with this data directory may: it is for local mode only. */
const run = async (email: string | undefined): Promise<string> => {
  const result = readEnv(process.env);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  const { env } = result;
  if (env.identity.mode !== 'local') {
    throw new Error(
      'Tokens are made only in local mode; with IDENTITY=entra sign in to the app instead.',
    );
  }
  const names = demoPeople.map((person) => `  ${person.email}`).join('\n');
  if (!email)
    throw new Error(`Say for whom: npm run token -- <e-mail>. The demo people are:\n${names}`);
  if (!/^\S+@\S+$/.test(email))
    throw new Error(`"${email}" is no e-mail. The demo people are:\n${names}`);
  const key = await readSigningKey(env.dataDir);
  if (!key) {
    throw new Error(
      `There is no signing key in ${env.dataDir} yet: run npm start once, or set DATA_DIR to the running server's.`,
    );
  }
  const address = email.trim().toLowerCase();
  const name = demoPeople.find((person) => person.email === address)?.name.en ?? address;
  const grant = { email: address, name, kmsi: false };
  const now = new Date();
  const idToken = await signIdToken(key, grant, { now });
  const accessToken = await signAccessToken(key, grant, now);
  const origin = (await readServedAt(env.dataDir)) ?? env.publicOrigin;
  const api = env.apiHost.startsWith('/') ? `${origin}${env.apiHost}` : env.apiHost;
  return `export ID_TOKEN=${idToken}
export ACCESS_TOKEN=${accessToken}

# For ${address}, good for an hour. Paste the two lines above, then for example:
curl -H "id_token: $ID_TOKEN" -H "access_token: $ACCESS_TOKEN" ${api}/employee/check-permission`;
};

try {
  console.log(await run(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
