import { planCostCentres, readCostCentres } from '#domain/people/import/cost-centres';
import type { Importer } from './import-target';
import { planOfRows } from './plan-of-rows';

export const importCostCentres: Importer = async (csv, { store, newId, language }) => {
  const read = readCostCentres(csv);
  const planned = planCostCentres(read.rows, {
    costCentres: await store.costCentres(),
    departments: await store.departments(),
    newId,
  });
  return planOfRows({
    read,
    planned,
    count: csv.rows.length,
    subject: 'cost_centre',
    labelOf: ({ code, nameTh, nameEn }) => `${code} ${language === 'th' ? nameTh : nameEn}`,
    newDepartments: planned.newDepartments,
    save: async (rows) => {
      await store.addDepartments(planned.newDepartments);
      await store.saveCostCentres(rows);
    },
  });
};
