import { expect, it } from 'vitest';
import { matchHeadings } from '#domain/people/import/columns';
import { placeColumns } from '#domain/people/import/places';
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
