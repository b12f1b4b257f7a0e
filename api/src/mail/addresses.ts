/** Whether an email can be delivered at all: usernames that a school issues end in the reserved `.invalid`. */
export const canReceive = (email: string | null): email is string =>
  email !== null && !email.endsWith('.invalid');
