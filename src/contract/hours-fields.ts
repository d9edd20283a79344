import * as v from 'valibot';
import { driverGroups, type HoursRule, type HoursRuleType } from '#domain/hours/rules';
import { groupNames, isHardLabel, isHardNames } from '#words/hours';
import { choice, day, duration, optional, yesNo } from './record';
import { entriesOf } from './record-entries';

const DAY = 24 * 60;
const minutes = (th: string, en: string, section: string) =>
  optional(duration(1, DAY, { th, en, section }));
/** Each says of what, since a history tells them without their sections. */
const hard = (section: HoursRuleType) => yesNo({ ...isHardLabel(section), section }, isHardNames);

/** A version of the rules of one group, question by question: what is left empty does not hold. */
export const hoursRuleFields = {
  group: choice(driverGroups, groupNames, { th: 'กลุ่ม', en: 'Group', section: 'from', wide: true }),
  validFrom: day({ th: 'ใช้ตั้งแต่', en: 'Valid from', section: 'from' }),
  stretchMost: minutes('ขับต่อเนื่องไม่เกิน', 'Driven without a break, at most', 'stretch'),
  stretchRest: minutes('แล้วพักอย่างน้อย', 'Then a break of at least', 'stretch'),
  stretchPart: minutes('แบ่งพักช่วงละอย่างน้อย', 'In parts of at least', 'stretch'),
  stretchHard: hard('stretch'),
  dayMost: minutes('ทำงานวันหนึ่งไม่เกิน', 'A day of at most', 'day'),
  dayHard: hard('day'),
  overtimeNormal: minutes('เวลาปกติต่อวัน', 'Normal day', 'overtime'),
  overtimeMost: minutes('ล่วงเวลาไม่เกิน', 'Overtime, at most', 'overtime'),
  overtimeHard: hard('overtime'),
  restLeast: minutes('พักระหว่างวันอย่างน้อย', 'Rest of at least', 'rest'),
  restHard: hard('rest'),
};

const { body } = entriesOf(hoursRuleFields);
type Answers = v.InferOutput<v.ObjectSchema<typeof body, undefined>>;

/** What belongs to one rule is asked for together. */
const goTogether = [
  ['stretchMost', 'stretchRest'],
  ['stretchMost', 'stretchPart'],
  ['stretchRest', 'stretchMost'],
  ['overtimeNormal', 'overtimeMost'],
  ['overtimeMost', 'overtimeNormal'],
] as const;

const rulesOf = (answers: Answers): HoursRule[] => {
  const {
    stretchMost,
    stretchRest,
    stretchPart,
    dayMost,
    overtimeNormal,
    overtimeMost,
    restLeast,
  } = answers;
  const rules: HoursRule[] = [];
  if (stretchMost !== null && stretchRest !== null && stretchPart !== null)
    rules.push({
      type: 'stretch',
      most: stretchMost,
      rest: stretchRest,
      leastPart: stretchPart,
      isHard: answers.stretchHard,
    });
  if (overtimeNormal !== null && overtimeMost !== null)
    rules.push({
      type: 'overtime',
      normal: overtimeNormal,
      most: overtimeMost,
      isHard: answers.overtimeHard,
    });
  if (dayMost !== null) rules.push({ type: 'day', most: dayMost, isHard: answers.dayHard });
  if (restLeast !== null) rules.push({ type: 'rest', least: restLeast, isHard: answers.restHard });
  return rules;
};

/** As the form asks and the API is sent. */
export const hoursRulesForm = v.pipe(
  v.object(body),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const [given, needed] of goTogether)
      if (value[given] !== null && value[needed] === null)
        addIssue({
          message: 'required',
          path: [{ type: 'object', origin: 'value', input: value, key: needed, value: null }],
        });
  }),
  v.transform((answers) => ({
    group: answers.group,
    validFrom: answers.validFrom,
    rules: rulesOf(answers),
  })),
);

/** The same the other way round: what a form begins with. */
export const answersOf = (rules: readonly HoursRule[]): Omit<Answers, 'group' | 'validFrom'> => {
  const answers: Omit<Answers, 'group' | 'validFrom'> = {
    stretchMost: null,
    stretchRest: null,
    stretchPart: null,
    stretchHard: false,
    dayMost: null,
    dayHard: false,
    overtimeNormal: null,
    overtimeMost: null,
    overtimeHard: false,
    restLeast: null,
    restHard: false,
  };
  for (const rule of rules)
    switch (rule.type) {
      case 'stretch':
        answers.stretchMost = rule.most;
        answers.stretchRest = rule.rest;
        answers.stretchPart = rule.leastPart;
        answers.stretchHard = rule.isHard;
        break;
      case 'day':
        answers.dayMost = rule.most;
        answers.dayHard = rule.isHard;
        break;
      case 'overtime':
        answers.overtimeNormal = rule.normal;
        answers.overtimeMost = rule.most;
        answers.overtimeHard = rule.isHard;
        break;
      case 'rest':
        answers.restLeast = rule.least;
        answers.restHard = rule.isHard;
        break;
    }
  return answers;
};
