import { useSearch } from '@tanstack/react-router';
import { contactsTitle } from '#words/contacts';
import { Dialog } from '../../ui/dialog';
import { useSay } from '../../ui/use-say';
import { ContactList } from './contact-list';
import { ReportForm } from './report-form';

const ContactDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  const { about } = useSearch({ from: '__root__' });
  return (
    <Dialog title={say(contactsTitle)} onClose={onClose}>
      {/* Whoever comes from a booking has something to say about it. */}
      {about !== undefined && <ReportForm about={about} />}
      <ContactList />
      {about === undefined && <ReportForm />}
    </Dialog>
  );
};

export default ContactDialog;
