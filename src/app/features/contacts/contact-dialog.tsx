import { contactsTitle } from '#words/contacts';
import { Dialog } from '../../ui/dialog';
import { useSay } from '../../ui/use-say';
import { ContactList } from './contact-list';
import { ReportForm } from './report-form';

const ContactDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  return (
    <Dialog title={say(contactsTitle)} onClose={onClose}>
      <ContactList />
      <ReportForm />
    </Dialog>
  );
};

export default ContactDialog;
