import { expect, jest, test } from '@jest/globals';
import { mira, Refusal } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { NicknamePopup } from './nickname-popup.tsx';
import { renderPopup } from './test-popup.tsx';

const person = { ...mira, nickname: 'meow-00aaaa' };
const taken = { code: 'input/invalid', status: 400, key: 'invalid.nickname-taken' };
const field = () => screen.getByRole('textbox', { name: /^Name/ });
const save = () => screen.getByRole('button', { name: 'Save name' });

test('a taken name is said to be taken, of an account that exists, and another is saved', async () => {
  const saved = jest.fn<(variables: object) => void>();
  const shellSetNickname = (variables: object) => {
    saved(variables);
    return { setUser: { __typename: 'User', uuid: person.uuid } };
  };
  const {
    close,
    host,
    person: user,
  } = renderPopup(NicknamePopup, { nickname: 'Lamplight Press', ...taken }, { responses: { shellSetNickname }, person });
  const popup = screen.getByRole('dialog', { name: 'Choose your name' });
  expect(popup).toHaveTextContent(
    'Your account has been created, but the name “Lamplight Press” couldn’t be saved. Until you choose one, you appear as meow-00aaaa.',
  );
  expect(field()).toHaveValue('Lamplight Press');
  expect(field()).toHaveAccessibleDescription(/A creator already uses this name/);
  await user.clear(field());
  await user.type(field(), 'Lamp Reader');
  await user.click(save());
  await waitFor(() => expect(close).toHaveBeenCalledWith(true));
  expect(saved).toHaveBeenCalledWith({ nickname: 'Lamp Reader' });
  expect(host.notify).toHaveBeenCalledWith('Your name is saved.', 'success');
});

test('a failure shows its reason and keeps the name, also when it fails again', async () => {
  const away = { code: 'service/unavailable', status: 503 } as const;
  const shellSetNickname = () => {
    throw new Refusal(away);
  };
  const { close, person: user } = renderPopup(NicknamePopup, { nickname: 'Mira', ...away }, { responses: { shellSetNickname }, person });
  expect(screen.getByRole('alert')).toHaveTextContent("The shell's words for service/unavailable");
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent("The shell's words for service/unavailable");
  expect(field()).toHaveValue('Mira');
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ['', 'This can’t be empty.'],
  ['Meowtale Staff', 'This name is reserved for Meowtale’s team. Choose another.'],
])('the name “%s” is refused at its field', async (name, sentence) => {
  const { person: user } = renderPopup(NicknamePopup, { nickname: 'Mira', ...taken }, { person });
  await user.clear(field());
  if (name) await user.type(field(), name);
  await user.click(save());
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(sentence));
});

test('choosing later closes it', async () => {
  const { close, person: user } = renderPopup(NicknamePopup, { nickname: 'Mira', ...taken }, { person });
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(close).toHaveBeenCalledWith(false);
});
