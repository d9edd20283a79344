import type { AccountChanges } from '#contract/accounts';
import type { DirectoryPlan, DirectoryState } from '#contract/directory';
import type { AdminUser, UserOptions } from '#contract/users';
import type { Source } from '../../remote/remote';

const optionTopics = ['site', 'provider', 'person', 'admin_user'];

/** What rights can be given over, and who decides where there is no manager. */
export const userOptionsOf = (): Source<UserOptions> => ({
  read: (api, signal) => api.call('readUserOptions', { signal }),
  topics: optionTopics,
});

export const accountChangesOf = (): Source<AccountChanges> => ({
  read: (api, signal) => api.call('listAccountChanges', { signal }),
  topics: ['account'],
});

export const userOf = (id: string): Source<{ user: AdminUser; options: UserOptions }> => ({
  read: async (api, signal) => {
    const [user, options] = await Promise.all([
      api.call('readAdminUser', { params: { id }, signal }),
      api.call('readUserOptions', { signal }),
    ]);
    return { user, options };
  },
  topics: optionTopics,
});

export const directoryOf = (): Source<DirectoryState> => ({
  read: (api, signal) => api.call('readDirectory', { signal }),
  topics: ['directory', 'import'],
});

/** Of one reading; while it is looked at nothing changes under the reader's eyes but by their own hand. */
export const directoryPlanOf = (_reading: string): Source<DirectoryPlan> => ({
  read: (api, signal) => api.call('readDirectoryPlan', { signal }),
  topics: [],
});
