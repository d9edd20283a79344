import { chown, stat } from 'node:fs/promises';
import { runProgram } from './run-program';

/** PostgreSQL refuses to run as root: how to run its programs as somebody ordinary, and own its files. */
export type OrdinaryUser = {
  run: (program: string, args: string[], options?: { mute: boolean }) => Promise<void>;
  own: (path: string) => Promise<void>;
};

const ourselves: OrdinaryUser = { run: runProgram, own: async () => {} };

const unshare = ['--user', '--map-user=1000', '--map-group=1000', '--'];

// Inside the namespace root looks like uid 1000; outside, every file stays root's.
const inUserNamespace: OrdinaryUser = {
  run: (program, args, options) => runProgram('unshare', [...unshare, program, ...args], options),
  own: async () => {},
};

const droppedTo = (uid: number, gid: number): OrdinaryUser => ({
  run: (program, args, options) => runProgram(program, args, { ...options, uid, gid }),
  own: (path) => chown(path, uid, gid),
});

const firstOrdinaryUid = 1000;

/** `clusterDir` may exist: an ordinary owner of it stays its user, whatever this machine allows today. */
export const ordinaryUser = async (dataDir: string, clusterDir: string): Promise<OrdinaryUser> => {
  if (process.getuid?.() !== 0) return ourselves;
  const clusterOwner = await stat(clusterDir).catch(() => undefined);
  if (clusterOwner !== undefined && clusterOwner.uid !== 0)
    return droppedTo(clusterOwner.uid, clusterOwner.gid);
  const canUnshare = await runProgram('unshare', [...unshare, 'true']).then(
    () => true,
    () => false,
  );
  if (canUnshare) return inUserNamespace;
  const { uid, gid } = await stat(dataDir);
  return uid === 0 ? droppedTo(firstOrdinaryUid, firstOrdinaryUid) : droppedTo(uid, gid);
};
