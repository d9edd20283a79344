import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { notFoundText, notFoundTitle, toCheckBooking } from '#words/screens';
import { Notice } from '../ui/notice';
import { useSay } from '../ui/use-say';
import { useTabTitle } from '../ui/use-tab-title';

const NotFoundScreen = () => {
  const say = useSay();
  useTabTitle(say(notFoundTitle));
  return (
    <Notice
      scene="lost"
      title={say(notFoundTitle)}
      actions={
        <Button renderRoot={(props) => <Link to="/" {...props} />}>{say(toCheckBooking)}</Button>
      }
    >
      <p>{say(notFoundText)}</p>
    </Notice>
  );
};

export default NotFoundScreen;
