import { chown, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { runProgram } from './run-program';

/** PostgreSQL refuses to run as root or nameless: how to run its programs as somebody ordinary, and own its files. */
export type OrdinaryUser = {
  run: (program: string, args: string[], options?: { mute: boolean }) => Promise<void>;
  own: (path: string) => Promise<void>;
};

const ourselves: OrdinaryUser = { run: runProgram, own: async () => {} };

// initdb wants a uid with a name, and this one has one everywhere.
const nobody = 65534;

const unshare = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

// Inside the namespace this user looks like nobody; outside, every file stays its own.
const inUserNamespace: OrdinaryUser = {
  run: (program, args, options) => runProgram('unshare', [...unshare, program, ...args], options),
  own: async () => {},
};

const droppedTo = (uid: number, gid: number): OrdinaryUser => ({
  run: (program, args, options) => runProgram(program, args, { ...options, uid, gid }),
  own: (path) => chown(path, uid, gid),
});

const hasName = (): boolean => {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
};

/** `clusterDir` may exist: an ordinary owner of it stays its user, whatever this machine allows today. */
export const ordinaryUser = async (dataDir: string, clusterDir: string): Promise<OrdinaryUser> => {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return ourselves;
  const clusterOwner = await stat(clusterDir).catch(() => undefined);
  if (isRoot && clusterOwner !== undefined && clusterOwner.uid !== 0)
    return droppedTo(clusterOwner.uid, clusterOwner.gid);
  const canUnshare = await runProgram('unshare', [...unshare, 'true']).then(
    () => true,
    () => false,
  );
  if (canUnshare) return inUserNamespace;
  if (!isRoot) return ourselves;
  const { uid, gid } = await stat(dataDir);
  return uid === 0 ? droppedTo(nobody, nobody) : droppedTo(uid, gid);
};
