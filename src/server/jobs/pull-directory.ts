import { mayLeaveInANight } from '#domain/people/import/directory-problem';
import { DirectoryError } from '../directory/directory-error';
import type { Graph } from '../directory/graph';
import { mergeChanges } from '../directory/merge-changes';
import type { Db } from '../db/client';
import { directoryRepository } from '../db/repositories/imports/directory.repository';
import { writeTransaction } from '../db/write-transaction';
import { saveImport } from '../use-cases/imports/import-plan';
import { importingOf, planDirectory } from '../use-cases/imports/plan-directory';
import { tell } from '../use-cases/tell';
import type { Job } from './job';

type Tools = Parameters<Job['run']>[0];

/** Reads what has changed in the directory; nobody is changed by it. Answers whether that went well. */
const readOnce = async (graph: Graph, by: string | null, tools: Tools): Promise<boolean> => {
  const { db, now, newId, log } = tools;
  const note = (within: Db, after: Readonly<Record<string, unknown>>) =>
    tell({ db: within, now, newId }, { action: 'pull', subject: 'directory', by, after });
  try {
    const { deltaLink, readAs } = await directoryRepository(db).progress();
    const changes = await graph.readChanges(readAs === graph.readAs ? deltaLink : null);
    await writeTransaction(db, async (within) => {
      const directory = directoryRepository(within);
      await directory.lock();
      await directory.keepUsers(mergeChanges(await directory.users(), changes, graph.fields));
      await directory.keepReading({
        id: newId(),
        at: now,
        deltaLink: changes.deltaLink,
        readAs: graph.readAs,
      });
      await note(within, { read: changes.entries.length });
    });
    return true;
  } catch (error) {
    // Anything else is ours: the clock says so in the log and tries again.
    if (!(error instanceof DirectoryError)) throw error;
    const { problem, detail } = error;
    log.warn({ problem, detail }, 'the directory could not be read');
    await writeTransaction(db, async (within) => {
      await directoryRepository(within).keepProblem(problem, detail);
      await note(within, { problem });
    });
    return false;
  }
};

/** Reads the directory for whoever wants to look at it. */
export const pullDirectory = (graph: Graph): Job => ({
  name: 'pull-directory',
  everySeconds: 5,
  run: async (tools) => {
    const by = await directoryRepository(tools.db).wantedBy();
    if (by !== null) await readOnce(graph, by, tools);
  },
});

/** Takes it over by itself, where an admin wants that, and as that admin might: nothing of their own, and no new names of admins. */
export const takeOverDirectory = (graph: Graph): Job => ({
  name: 'take-over-directory',
  everySeconds: 24 * 60 * 60,
  atMinute: 2 * 60 + 30,
  run: async (tools) => {
    const { db, now, newId } = tools;
    const nightly = await directoryRepository(db).nightly();
    if (!nightly) return;
    if (!nightly.mayStill) {
      await directoryRepository(db).noteHeldBack('no_admin');
      return;
    }
    if (!(await readOnce(graph, null, tools))) return;
    await writeTransaction(db, async (within) => {
      const directory = directoryRepository(within);
      await directory.lock();
      const own = { db: within, now, newId };
      const importing = importingOf(own, nightly.by);
      await importing.store.lock();
      const { plan, working } = await planDirectory(importing);
      if (plan.leaving > mayLeaveInANight(working)) {
        await directory.noteHeldBack('many_leave');
        const after = { leaving: plan.leaving, heldBack: true };
        await tell(own, { action: 'pull', subject: 'directory', by: null, after });
        return;
      }
      if (plan.changes.length > 0) await saveImport({ ...own, by: null }, 'directory', plan);
      await directory.noteHeldBack(null);
      await directory.noteSaved(now);
    });
  },
});
