import { expect, it } from 'vitest';
import { costCentreColumns } from '#domain/people/import/cost-centres';
import { parseYesNo } from '#domain/people/import/cells';
import { matchHeadings } from '#domain/people/import/columns';
import { placeColumns } from '#domain/people/import/places';
import { retiredNames } from '#words/basics';
import { worksNames } from '#words/imports';
import { placeFields } from './basics-fields';

it('calls the columns of a file of places as its list and its form do', () => {
  const { nameTh, nameEn, provinceCode, siteId, latitude, longitude } = placeFields;
  const columns = placeColumns.filter(({ key }) => key !== 'active');
  expect(columns.map(({ th, en }) => ({ th, en }))).toEqual(
    [nameTh, nameEn, provinceCode, siteId, latitude, longitude].map(({ label }) => label),
  );
});

it.each([
  ['ชื่อสถานที่', 'ชื่อสถานที่ (อังกฤษ)', 'จังหวัด', 'จุดของโรงงาน'],
  ['Name in Thai', 'Name', 'Province', 'Point of site'],
])('still reads a file with the headings of an older template: %s', (...headings) => {
  const { at, ignored, problems } = matchHeadings(headings, placeColumns);
  expect([[...at.keys()], ignored, problems]).toEqual([
    ['nameTh', 'nameEn', 'province', 'site'],
    [],
    [],
  ]);
});

it('calls whether a row is used as its list and its form do', () => {
  const used = [...placeColumns, ...costCentreColumns].filter(({ key }) => key === 'active');
  expect(used).toHaveLength(2);
  expect(used).toEqual([
    expect.objectContaining(placeFields.isRetired.label),
    expect.objectContaining(placeFields.isRetired.label),
  ]);
});

it.each([
  [retiredNames.no, true],
  [retiredNames.yes, false],
  [worksNames.yes, true],
  [worksNames.no, false],
])('reads the word that a list or a history says: %o', ({ th, en }, means) => {
  expect([parseYesNo(th), parseYesNo(en)]).toEqual([means, means]);
});
