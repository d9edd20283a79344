import { Button, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import * as v from 'valibot';
import { serviceWording } from '#contract/service-state';
import {
  saveWording,
  wordingEnglish,
  wordingPreview,
  wordingSaved,
  wordingThai,
} from '#words/service-state';
import { productTitle } from '#words/shell';
import { useServices } from '../../app-services';
import { useFieldProblem } from '../../ui/use-field-problem';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import classes from './service-state.module.css';
import { useChangeServiceState } from './use-change-service-state';

const wordings = v.object({ wording: serviceWording, wordingEn: serviceWording });

export const WordingForm = () => {
  const say = useSay();
  const explain = useFieldProblem();
  const { serviceState } = useServices();
  const { change, busy, problem } = useChangeServiceState();
  const [saved, setSaved] = useState(false);
  const form = useForm({
    initialValues: {
      wording: serviceState.value.get().wording,
      wordingEn: serviceState.value.get().wordingEn,
    },
    validate: schemaResolver(wordings, { sync: true }),
    onValuesChange: () => setSaved(false),
  });
  const { wording, wordingEn } = form.values;

  // One field per call, as the specification has it, and only those that differ.
  const save = form.onSubmit(async (values) => {
    const now = serviceState.value.get();
    const done = await change(
      ...(values.wording === now.wording ? [] : [{ wording: values.wording }]),
      ...(values.wordingEn === now.wordingEn ? [] : [{ wordingEn: values.wordingEn }]),
    );
    setSaved(done);
  });

  return (
    <form className="stack gap-4" onSubmit={save} noValidate>
      <Textarea
        label={say(wordingThai)}
        lang="th"
        rows={2}
        {...form.getInputProps('wording')}
        error={explain(form.errors['wording'])}
      />
      <Textarea
        label={say(wordingEnglish)}
        lang="en"
        rows={2}
        {...form.getInputProps('wordingEn')}
        error={explain(form.errors['wordingEn'])}
      />
      <figure className={classes['preview']}>
        <figcaption className="soft small">{say(wordingPreview)}</figcaption>
        <div lang="th">
          <strong className="large">{productTitle.th}</strong>
          <p>{wording}</p>
        </div>
        <div lang="en">
          <strong className="large">{productTitle.en}</strong>
          <p>{wordingEn}</p>
        </div>
      </figure>
      <div role="status">{saved && <p className="accent">{say(wordingSaved)}</p>}</div>
      <Trouble says={problem} />
      <Button type="submit" loading={busy}>
        {say(saveWording)}
      </Button>
    </form>
  );
};
