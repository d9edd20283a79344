import type { DirectoryPlan } from '#contract/directory';
import type { ImportTarget } from '#contract/import-targets';
import type { ImportResult } from '#contract/imports';
import { costCentreColumns } from '#domain/people/import/cost-centres';
import type { Column } from '#domain/people/import/columns';
import { employeeColumns } from '#domain/people/import/employees';
import { placeColumns } from '#domain/people/import/places';
import type { ImportProblemCode } from '#domain/people/import/problem';
import { importAllows } from '#words/admin-kit';
import { retiredNames } from '#words/basics';
import {
  ignoredColumns,
  importColumn,
  importEffect,
  importProblems,
  importSummary,
  newDepartments,
  willBeAdded,
  willChange,
  willLeave,
  willWait,
  worksNames,
  type WrongWord,
} from '#words/imports';
import type { Message, Say } from '#words/message';
import { siteNames } from '#words/sites';
import type { Judge, Judgement } from '../../admin-kit/import/judgement';

const importColumns: Readonly<Record<ImportTarget, readonly Column[]>> = {
  employees: employeeColumns,
  'cost-centres': costCentreColumns,
  places: placeColumns,
};

const examples: Readonly<Record<string, string | Message>> = {
  employeeNo: '100123',
  signInName: 'somchai.j@company.co.th',
  fullNameTh: 'สมชาย ใจดี',
  firstNameTh: 'สมชาย',
  lastNameTh: 'ใจดี',
  firstNameEn: 'Somchai',
  lastNameEn: 'Jaidee',
  nickname: { th: 'ชาย', en: 'Chai' },
  email: 'somchai.j@company.co.th',
  phone: '081-234-5678',
  site: siteNames.nava,
  department: { th: 'ฝ่ายขาย', en: 'Sales' },
  costCentre: '110',
  manager: '100045',
  works: worksNames.yes,
  code: '110',
  nameTh: 'งานขาย',
  nameEn: 'Sales',
  active: retiredNames.no,
  province: { th: 'ปทุมธานี', en: 'Pathum Thani' },
  latitude: '14.1072',
  longitude: '100.6012',
};

/** Where the same column asks for something else. */
const ownExamples: Partial<Record<ImportTarget, Readonly<Record<string, string>>>> = {
  places: { nameTh: 'โรงงานนวนคร ประตู 1', nameEn: 'Nava Nakorn plant, gate 1' },
};

/** The words that a column takes. */
const wordsOf: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  site: siteNames,
  active: retiredNames,
  works: worksNames,
};

const isWrongWord = (code: ImportProblemCode): code is WrongWord =>
  code === 'not_yes_or_no' || code === 'unknown_site';

const problemOf = (column: string | null, code: ImportProblemCode): Message =>
  isWrongWord(code)
    ? importAllows(Object.values(wordsOf[column ?? ''] ?? {}))
    : importProblems[code];

/** Two columns for one thing would only puzzle in a template. */
const leftOut = new Set(['fullNameTh', 'fullNameEn']);

export const templateOf = (target: ImportTarget) =>
  importColumns[target]
    .filter(({ key }) => !leftOut.has(key))
    .map(({ key, th, en, required }) => ({
      title: { th, en },
      example: ownExamples[target]?.[key] ?? examples[key] ?? '',
      ...(required && { required }),
    }));

const summaryOf = (result: ImportResult, say: Say): string[] => [
  say(importSummary, result),
  ...(result.newDepartments.length > 0
    ? [say(newDepartments, { names: result.newDepartments.join(', ') })]
    : []),
  ...(result.ignoredColumns.length > 0
    ? [say(ignoredColumns, { names: result.ignoredColumns.join(', ') })]
    : []),
];

const namingOf = (target: ImportTarget, say: Say) => {
  const titles = new Map<string, Column>(
    importColumns[target].map((column) => [column.key, column]),
  );
  return (key: string) => {
    const title = titles.get(key.replace(/Id$/, '').replace(/^provinceCode$/, 'province'));
    return title ? say({ th: title.th, en: title.en }) : key;
  };
};

type Change = ImportResult['changes'][number];

const sayChange = (
  { isNew, changed, waits, leaves }: Change,
  nameOf: (key: string) => string,
  say: Say,
): string => {
  const columns = leaves ? changed.filter((key) => key !== 'works') : changed;
  return [
    ...(isNew ? [say(willBeAdded)] : []),
    ...(leaves ? [say(willLeave)] : []),
    ...(columns.length > 0 ? [say(willChange, { columns: columns.map(nameOf).join(', ') })] : []),
    ...(waits ? [say(willWait)] : []),
  ].join(' · ');
};

const judgementOf = (target: ImportTarget, result: ImportResult, say: Say): Judgement => {
  const nameOf = namingOf(target, say);
  return {
    // What is as before is no row to import.
    rows: result.problemCount > 0 ? result.rows : result.added + result.changed,
    wrong: new Set(result.problems.map(({ line }) => line)).size,
    isDone: result.saved,
    problems: result.problems.map(({ line, column, code }) => ({
      line,
      text: `${column === null ? '' : `${nameOf(column)}: `}${say(problemOf(column, code))}`,
    })),
    ...(result.problemCount === 0 && { summary: summaryOf(result, say) }),
    preview: {
      headings: [say(importColumn), say(importEffect)],
      rows:
        result.problemCount > 0
          ? []
          : result.changes.map((change) => [change.label, sayChange(change, nameOf, say)]),
    },
  };
};

/** What taking the directory over would do: wrong rows hold nothing back there, and have names instead of lines. */
export const judgeDirectory = (plan: DirectoryPlan, say: Say): Judgement => {
  const { problems, ...judged } = judgementOf('employees', { ...plan, problemCount: 0 }, say);
  return {
    ...judged,
    problems: problems.map((problem, index) => ({ ...problem, name: plan.problems[index]!.name })),
  };
};

type Send = (body: { text: string; save: boolean }) => Promise<ImportResult>;

export const judgeImport =
  (target: ImportTarget, send: Send, say: Say): Judge =>
  async (text, save) => {
    const result = await send({ text, save });
    const placeOf = (column: string | null) =>
      importColumns[target].findIndex(({ key }) => key === column);
    // A line's in the order of the template, whatever is found first.
    const problems = result.problems.toSorted(
      (a, b) => a.line - b.line || placeOf(a.column) - placeOf(b.column),
    );
    return judgementOf(target, { ...result, problems }, say);
  };
