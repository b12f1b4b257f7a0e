export const PrivacyData = () => (
  <>
    <section>
      <h2>What we keep, and why</h2>
      <table>
        <caption>Data that AfroLearn keeps</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Name, role, and for learners country and class</th>
            <td>To make the account and show the right lessons.</td>
          </tr>
          <tr>
            <th scope="row">Email, or a school-made name instead</th>
            <td>To sign in. Children need no email address.</td>
          </tr>
          <tr>
            <th scope="row">Password, scrambled so that nobody can read it</th>
            <td>To check that it is you.</td>
          </tr>
          <tr>
            <th scope="row">Student ID</th>
            <td>To sign in without an email. It is drawn at random.</td>
          </tr>
          <tr>
            <th scope="row">Birth year, only for learners and only if given</th>
            <td>To protect younger children. The month is not kept.</td>
          </tr>
          <tr>
            <th scope="row">For teachers: subject, class level, class name</th>
            <td>To make the class.</td>
          </tr>
          <tr>
            <th scope="row">School, classes, links between parent and child</th>
            <td>To decide who may see what.</td>
          </tr>
          <tr>
            <th scope="row">Consent: whether it was given, and in which way</th>
            <td>To know what is allowed.</td>
          </tr>
          <tr>
            <th scope="row">Learning: what was opened, read and answered, when, and on which device</th>
            <td>To show progress, and to help the learner and the teacher.</td>
          </tr>
          <tr>
            <th scope="row">Avatar; a photo only where it is allowed</th>
            <td>
              To show who is who. Learners’ photos need the school’s and the guardian’s yes. The place and
              time hidden inside a photo are removed.
            </td>
          </tr>
          <tr>
            <th scope="row">Friends, groups, notes and reports, once these parts work</th>
            <td>To learn together, and to keep each other safe.</td>
          </tr>
          <tr>
            <th scope="row">Sign-ins, and counts of wrong tries by account and network address</th>
            <td>To keep you signed in, and to stop people who guess passwords.</td>
          </tr>
          <tr>
            <th scope="row">A security log, and a log of which adult looked at which child’s record</th>
            <td>To find out what happened if something goes wrong.</td>
          </tr>
        </tbody>
      </table>
      <p>
        We do not ask for your home address, your phone number or your location. We do not keep a learner’s
        religion: which religious education lessons a learner chooses stays on the device.
      </p>
    </section>

    <section>
      <h2>Who sees what</h2>
      <dl>
        <dt>You</dt>
        <dd>All your own data.</dd>
        <dt>A linked parent or guardian</dt>
        <dd>
          The child’s progress, friends, groups, teachers and consent, and the log of adults who looked. A
          link needs a one-time code.
        </dd>
        <dt>A confirmed teacher</dt>
        <dd>
          The names and progress of learners in their own classes. Before a learner is let in, only name and
          class level. Not their email.
        </dd>
        <dt>The school’s administrator</dt>
        <dd>
          The accounts of the school with their email, the learners’ progress, and reports about safety.
        </dd>
        <dt>Classmates</dt>
        <dd>Name, avatar and place on the class leaderboard, which a learner can leave. Never an email.</dd>
        <dt>Other learners of the school</dt>
        <dd>First name and one letter. The same holds for a leaderboard of the whole school.</dd>
        <dt>Teachers whom a school has not confirmed, and parents without a link</dt>
        <dd>Nothing about any child.</dd>
        <dt>Learners and adults of other schools, and visitors</dt>
        <dd>Nothing.</dd>
        <dt>The person who runs the server</dt>
        <dd>
          They look after the machine, so they can reach what is stored on it. They must use this only to keep
          AfroLearn running and safe.
        </dd>
      </dl>
      <p>
        Data may also have to be given where the law demands it, or shared to protect a child in danger. Hints
        about how a learner learns are shown to that learner only, can be switched off, and decide nothing.
      </p>
    </section>
  </>
);
