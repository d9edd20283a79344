import type { AccountChanges } from '#contract/accounts';
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
