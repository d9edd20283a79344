import { planPlaces, readPlaces } from '#domain/people/import/places';
import type { Importer } from './import-target';
import { calledSites } from './called-sites';
import { planOfRows } from './plan-of-rows';

export const importPlaces: Importer = async (csv, { store, newId, language }) => {
  const read = readPlaces(csv, calledSites());
  const planned = planPlaces(read.rows, {
    places: await store.places(),
    provinces: await store.provinces(),
    newId,
  });
  return planOfRows({
    read,
    planned,
    count: csv.rows.length,
    subject: 'place',
    labelOf: ({ nameTh, nameEn }) => (language === 'th' ? nameTh : nameEn),
    tellOf: ({ id: _, site, active, latitude, longitude, ...named }) => ({
      ...named,
      siteId: site,
      latitude: latitude?.toFixed(5) ?? null,
      longitude: longitude?.toFixed(5) ?? null,
      isRetired: !active,
    }),
    save: store.savePlaces,
  });
};
