import { useState } from 'react';
import type { ProviderDetail } from '#contract/providers';
import { formatDate } from '#domain/dates/format-bangkok';
import { edit } from '#words/admin-kit';
import {
  addContract,
  contractsSection,
  editNamed,
  fromUntil,
  noContracts,
  openEnd,
} from '#words/providers';
import classes from '../../admin-kit/record/record.module.css';
import { useSay } from '../../ui/use-say';
import { ContractForm } from './contract-form';
import type { ProviderPartProps } from './provider-part-props';
import { ProviderStatusChip } from './provider-status-chip';

type Contract = ProviderDetail['contracts'][number];

export const ContractsPart = (props: ProviderPartProps) => {
  const say = useSay();
  const [edited, setEdited] = useState<Contract | 'new' | null>(null);
  const { contracts } = props.provider;
  return (
    <section className={classes['part']} aria-labelledby="provider-contracts">
      <h3 id="provider-contracts">{say(contractsSection)}</h3>
      {contracts.length === 0 && <p className={classes['soft']}>{say(noContracts)}</p>}
      <ul className={classes['rows']}>
        {contracts.map((contract) => (
          <li key={contract.id} data-past={contract.status === 'ended' || undefined}>
            <div>
              <strong>{contract.number}</strong>
              <small>
                {say(fromUntil, {
                  from: formatDate(contract.from),
                  until: contract.until === null ? say(openEnd) : formatDate(contract.until),
                })}
              </small>
            </div>
            <ProviderStatusChip status={contract.status} />
            <button
              type="button"
              className={classes['quiet']}
              aria-label={say(editNamed, { name: contract.number })}
              onClick={() => setEdited(contract)}
            >
              {say(edit)}
            </button>
          </li>
        ))}
      </ul>
      {edited === null ? (
        <button type="button" className={classes['add']} onClick={() => setEdited('new')}>
          {say(addContract)}
        </button>
      ) : (
        <ContractForm
          key={edited === 'new' ? 'new' : edited.id}
          {...props}
          contract={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      )}
    </section>
  );
};
