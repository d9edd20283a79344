import type { DriverGroup, HoursRuleType } from '#domain/hours/rules';
import type { Message } from './message';

/** How long drivers may drive, and what they drove beyond their shifts. */

export const groupNames: Record<DriverGroup, Message> = {
  own: { th: 'พนักงานขับรถของบริษัท', en: 'The company’s drivers' },
  provider: { th: 'คนขับของผู้ให้บริการ', en: 'Drivers of providers' },
  bus: { th: 'คนขับรถรับส่งตามรอบ', en: 'Drivers of the shared shuttle' },
};

export const hoursRuleSections: Record<HoursRuleType | 'from', Message> = {
  from: { th: 'ตั้งแต่เมื่อไร', en: 'From when' },
  stretch: { th: 'ขับต่อเนื่องและพัก', en: 'Driving without a break' },
  day: { th: 'ชั่วโมงทำงานต่อวัน', en: 'A day of work' },
  overtime: { th: 'ล่วงเวลา', en: 'Overtime' },
  rest: { th: 'พักระหว่างวัน', en: 'Rest between days' },
};

type Length = { length: string };
export const ruleTexts = {
  stretch: {
    th: ({ most, rest, part }) => `ขับต่อเนื่องไม่เกิน ${most} แล้วพัก ${rest} แบ่งพักช่วงละ ${part} ขึ้นไปได้`,
    en: ({ most, rest, part }) =>
      `At most ${most} without a break of ${rest}, in parts of ${part} or more`,
  } satisfies Message<{ most: string; rest: string; part: string }>,
  day: {
    th: ({ length }) => `ทำงานวันหนึ่งไม่เกิน ${length}`,
    en: ({ length }) => `A day of at most ${length}`,
  } satisfies Message<Length>,
  overtime: {
    th: ({ normal, most }) => `เกิน ${normal} เป็นล่วงเวลา ไม่เกิน ${most}`,
    en: ({ normal, most }) => `Overtime beyond ${normal}, at most ${most}`,
  } satisfies Message<{ normal: string; most: string }>,
  rest: {
    th: ({ length }) => `พักระหว่างวันอย่างน้อย ${length}`,
    en: ({ length }) => `At least ${length} of rest between days`,
  } satisfies Message<Length>,
};
export const isHardNames: Readonly<Record<'no' | 'yes', Message>> = {
  no: { th: 'เตือน ทำได้เมื่อมีเหตุผล', en: 'Warns; allowed with a reason' },
  yes: { th: 'ไม่อนุญาต', en: 'Never allowed' },
};
export const isHardLabel = (type: HoursRuleType): Message => ({
  th: `${hoursRuleSections[type].th}: ถ้าไม่เป็นตามนี้`,
  en: `${hoursRuleSections[type].en}: if not kept`,
});

export const rulesNote: Message = {
  th: 'ชุดตั้งต้นร่างจากกฎหมายแรงงานงานขนส่งและกฎหมายการขนส่งทางบก โปรดให้นักกฎหมายของบริษัทตรวจก่อนใช้',
  en: 'The presets are drafted from labour law for transport workers and from land-transport law. Have them read by the company’s lawyer before you rely on them.',
};
export const noRules: Message = {
  th: 'ยังไม่มีกติกา ระบบยังไม่ตรวจชั่วโมงขับของกลุ่มนี้',
  en: 'No rules yet: the hours of this group are not judged.',
};
export const limitsNothing: Message = {
  th: 'ยังไม่ได้ใส่ข้อใดเลย ถ้าบันทึกแบบนี้จะไม่จำกัดชั่วโมงขับ',
  en: 'Nothing is filled in: saved like this, driving is not limited.',
};
export const noLimits: Message = { th: 'ไม่จำกัดชั่วโมงขับ', en: 'No limits' };
export const validSince: Message<{ day: string; by: string }> = {
  th: ({ day, by }) => `ใช้ตั้งแต่ ${day}${by && ` โดย ${by}`}`,
  en: ({ day, by }) => `Valid from ${day}${by && `, by ${by}`}`,
};
export const nowValid: Message = { th: 'ใช้อยู่', en: 'Now' };
export const laterValid: Message = { th: 'รอเริ่มใช้', en: 'Later' };
export const formerVersions: Message<{ count: number }> = {
  th: ({ count }) => `ฉบับก่อนหน้า ${count}`,
  en: ({ count }) => (count === 1 ? '1 earlier version' : `${count} earlier versions`),
};
export const changeRules: Message = { th: 'ออกฉบับใหม่', en: 'New version' };
export const changeRulesOf: Message<{ group: string }> = {
  th: ({ group }) => `ออกฉบับใหม่ · ${group}`,
  en: ({ group }) => `New version · ${group}`,
};
export const beginWith: Message = { th: 'เริ่มจากชุดตั้งต้น', en: 'Begin with a preset' };
export const presetNames: Readonly<Record<string, Message>> = {
  transport_workers: { th: 'กฎหมายแรงงาน (งานขนส่ง)', en: 'Labour law (transport workers)' },
  public_vehicles: { th: 'กฎหมายขนส่ง (รถสาธารณะ)', en: 'Land transport (public vehicles)' },
};
export const rulesStay: Message = {
  th: 'ฉบับที่เริ่มใช้แล้วแก้ไม่ได้ ให้ออกฉบับใหม่ ฉบับที่ยังไม่เริ่มใช้ลบออกได้ เว้นว่างข้อที่ไม่ใช้',
  en: 'A version that holds is never changed: make a new one. One that has not begun can be removed. Leave empty what does not hold.',
};
export const removeVersion: Message<{ group: string; day: string }> = {
  th: ({ group, day }) => `ลบฉบับที่จะใช้ ${day} · ${group}`,
  en: ({ group, day }) => `Remove the version of ${day} · ${group}`,
};
export const removeVersionText: Message = {
  th: 'ฉบับนี้ยังไม่เริ่มใช้ ลบแล้วออกฉบับใหม่ได้',
  en: 'It has not begun. Once it is removed, a new one can be made.',
};

export const overtimeEmpty: Message = {
  th: 'ไม่มีคนขับในช่วงนี้',
  en: 'Nobody drove in this period',
};
/** Also heads of a file, where nothing else says what is counted. */
export const inHours = {
  planned: { th: 'ตามแผน (ชม.)', en: 'Planned (hours)' },
  driven: { th: 'ขับจริง (ชม.)', en: 'Driven (hours)' },
  overtime: { th: 'ล่วงเวลา (ชม.)', en: 'Overtime (hours)' },
} satisfies Record<string, Message>;
export const overtimePeriod: Message = { th: 'ช่วงวันที่', en: 'Period' };
export const overriddenLabel: Message = {
  th: 'เกินกติกาโดยมีเหตุผล (เที่ยว)',
  en: 'Beyond rules (trips)',
};
