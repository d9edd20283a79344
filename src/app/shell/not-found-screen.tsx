import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { notFoundText, notFoundTitle, toCheckBooking } from '#words/screens';
import { toAdmin } from '#words/user-menu';
import Mantine from '../theme/mantine';
import { Notice } from '../ui/notice';
import { useSay } from '../ui/use-say';
import { useTabTitle } from '../ui/use-tab-title';

const NotFoundScreen = () => {
  const say = useSay();
  const isAdminArea = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin/') });
  useTabTitle(say(notFoundTitle));
  return (
    <Mantine>
      <Notice
        scene="lost"
        title={say(notFoundTitle)}
        actions={
          <Button renderRoot={(props) => <Link to={isAdminArea ? '/admin' : '/'} {...props} />}>
            {say(isAdminArea ? toAdmin : toCheckBooking)}
          </Button>
        }
      >
        <p>{say(notFoundText)}</p>
      </Notice>
    </Mantine>
  );
};

export default NotFoundScreen;
