import type { DataSubject } from '#contract/personal-data';
import { SearchPeople } from '../../people/search-people';
import type { Source } from '../../remote/remote';

const subjectsOf = (q: string): Source<readonly DataSubject[]> => ({
  read: async (api, signal) =>
    (await api.call('findDataSubjects', { query: { q }, signal })).people,
  topics: ['person'],
});

const noteOf = ({ employeeNo }: DataSubject): string => employeeNo ?? '';

/** Unlike the directory, it knows who has left too. */
export const FindDataSubject = ({ onFound }: { onFound: (person: DataSubject) => void }) => (
  <SearchPeople find={subjectsOf} noteOf={noteOf} onFound={onFound} />
);
