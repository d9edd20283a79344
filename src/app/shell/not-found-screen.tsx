import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { notFoundText, notFoundTitle, toCheckBooking } from '#words/screens';
import Mantine from '../theme/mantine';
import { Notice } from '../ui/notice';
import { useSay } from '../ui/use-say';
import { useTabTitle } from '../ui/use-tab-title';

const NotFoundScreen = () => {
  const say = useSay();
  useTabTitle(say(notFoundTitle));
  return (
    <Mantine>
      <Notice
        scene="lost"
        title={say(notFoundTitle)}
        actions={
          <Button renderRoot={(props) => <Link to="/" {...props} />}>{say(toCheckBooking)}</Button>
        }
      >
        <p>{say(notFoundText)}</p>
      </Notice>
    </Mantine>
  );
};

export default NotFoundScreen;
